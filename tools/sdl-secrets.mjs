import { buildSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql';

const secret = /password|hash|token|secret|salt/i;

/** About API tokens, which are listed by name. Their text is answered in one place, once, on purpose. */
const meant = new Set([
  'AuditEntry.tokenName',
  'CreatedApiToken.secret',
  'CreatedApiToken.token',
  'Mutation.createApiToken',
  'Mutation.revokeApiToken',
  'Mutation.updateApiToken',
  'Query.apiTokens',
]);

/** The fields of the graph's answers whose name sounds like a secret, as `Type.field`. */
export function secretFields(sdl) {
  const answers = Object.values(buildSchema(sdl).getTypeMap()).filter(
    (type) => isObjectType(type) || isInterfaceType(type),
  );
  return answers
    .filter((type) => !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.entries(type.getFields())
        // A count or a yes is none, as `changePassword` answers.
        .filter(([, { type: answer }]) => !['Int', 'Boolean'].includes(getNamedType(answer).name))
        .map(([field]) => ({ type: type.name, field })),
    )
    .filter(({ field }) => secret.test(field))
    .map(({ type, field }) => `${type}.${field}`)
    .filter((name) => !meant.has(name));
}
