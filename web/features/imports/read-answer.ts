/** The id of the import that the server has read. */
export function readIdOf(answer: string): string {
  const read: unknown = JSON.parse(answer);
  const id = typeof read === 'object' && read !== null && 'id' in read ? read.id : undefined;
  if (typeof id !== 'string') throw new Error('The answer to a file has no id.');
  return id;
}
