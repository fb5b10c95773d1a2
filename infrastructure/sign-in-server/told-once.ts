/** The most lines: those who send requests decide what is in them. */
const LINES_MAX = 100;

/** `log`, for each line once, and for no more than a hundred of them: a program that asks on and on fills no disk. */
export function toldOnce(log: (line: string) => void): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    if (told.has(line) || told.size >= LINES_MAX) return;
    told.add(line);
    log(line);
  };
}
