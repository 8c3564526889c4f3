const two = (number: number): string => String(number).padStart(2, "0");

/** A number of seconds as it stands on a clock. */
export function minutes(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours ? `${hours}:${two(rest)}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`;
}
