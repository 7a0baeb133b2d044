/** @returns a clause as a sentence: with a capital and a full stop */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toLocaleUpperCase()}${clause.slice(1)}.`;
}
