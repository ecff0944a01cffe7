import { buildSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql';

const secret = /password|hash|token|secret|salt/i;

/** About API tokens, which are listed by name. Their secret is returned once, on creation. */
const meant = new Set([
  'AuditEntry.tokenName',
  'CreatedApiToken.secret',
  'CreatedApiToken.token',
  'Mutation.createApiToken',
  'Mutation.revokeApiToken',
  'Mutation.updateApiToken',
  'Query.apiTokens',
]);

/** Output fields whose name looks like a secret, as `Type.field`. */
export function secretFields(sdl) {
  const answers = Object.values(buildSchema(sdl).getTypeMap()).filter(
    (type) => isObjectType(type) || isInterfaceType(type),
  );
  return answers
    .filter((type) => !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.entries(type.getFields())
        // Numbers and booleans are no secrets, such as the result of `changePassword`.
        .filter(([, { type: answer }]) => !['Int', 'Boolean'].includes(getNamedType(answer).name))
        .map(([field]) => ({ type: type.name, field })),
    )
    .filter(({ field }) => secret.test(field))
    .map(({ type, field }) => `${type}.${field}`)
    .filter((name) => !meant.has(name));
}
