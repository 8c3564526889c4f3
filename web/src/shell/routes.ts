/** The pages of the house and their addresses. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "pad"; game: string }
  | { page: "cards"; game: string }
  | { page: "rules"; game: string }
  | { page: "shuffle"; id: string }
  | { page: "link"; secret: string }
  | { page: "lost" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 2 && second !== undefined) {
    if (first === "new") return { page: "new", game: second };
    if (first === "pad") return { page: "pad", game: second };
    if (first === "cards") return { page: "cards", game: second };
    if (first === "rules") return { page: "rules", game: second };
    if (first === "t") return { page: "table", id: second };
    if (first === "shuffle") return { page: "shuffle", id: second };
    if (first === "link") return { page: "link", secret: second };
  }
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
