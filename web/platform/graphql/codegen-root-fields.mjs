// Prints the names of the queries, so that a feature's manifest cannot name one that was removed.
export function plugin(schema) {
  const names = Object.keys(schema.getQueryType().getFields()).sort();
  return `/** Every root field of Query. */\nexport type QueryField =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`;
}
