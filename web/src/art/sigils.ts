/** Signs by which people and tribes are told apart: strokes in a square from -12 to 12. */
export const SIGILS = {
  sun: "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5M0-12V-8M0 8V12M-12 0H-8M8 0H12",
  moon: "M5-10A10.500 10.500 0 1 0 5 10A8 8 0 1 1 5-10Z",
  leaf: "M-9 10C-10-4-2-10 10-10C10 4 4 10-9 10ZM-9 10L4-4",
  hourglass: "M-8-11H8L-8 11H8Z",
  eye: "M-12 0Q0-13 12 0Q0 13-12 0ZM0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3",
  key: "M0-12A5 5 0 1 1 0-2A5 5 0 1 1 0-12M0-2V12M0 6H6M0 11H6",
  star: "M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z",
  mountain: "M-12 9L-3-9L3 2L6-3L12 9Z",
  drop: "M0-12C6-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-6-4 0-12Z",
  bell: "M-10 7H10C6 4 8-9 0-9S-6 4-10 7ZM0-9V-12M-2 11H2",
  anchor: "M0-7V11M-6-3H6M-10 3C-9 9-5 11 0 11S9 9 10 3M0-12A2.500 2.500 0 1 1 0-7A2.500 2.500 0 1 1 0-12",
  serpent: "M8-9C0-14-10-9-6-3S8 0 7 6S-6 12-10 7M8-9L11-11",
} as const;
