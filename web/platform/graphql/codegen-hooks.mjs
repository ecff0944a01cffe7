// Prints one typed Apollo 4 hook per operation: useXQuery, useXMutation, useXSubscription.
const kinds = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);

function hookOf(definition) {
  const kind = kinds[definition.operation];
  const type = `${definition.name.value}${kind}`;
  const generics = `<${type}, ${type}Variables>`;
  const optional = kind === 'Mutation' || !needsVariables(definition) ? '?' : '';
  const skippable = kind === 'Query' ? ' | SkipToken' : '';
  return `/** \`${definition.name.value}\`, typed. */
export function use${type}(options${optional}: use${kind}.Options${generics}${skippable}) {
  return use${kind}${generics}(${definition.name.value}Document, options);
}`;
}

export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition');
  const used = [...new Set(operations.map(({ operation }) => `use${kinds[operation]}`))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  if (used.includes('useQuery')) used.unshift('type SkipToken');
  return {
    prepend: used.length === 0 ? [] : [`import { ${used.join(', ')} } from '@apollo/client/react';`],
    content: operations.map(hookOf).join('\n\n'),
  };
}
