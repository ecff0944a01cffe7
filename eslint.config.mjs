import graphql from '@graphql-eslint/eslint-plugin';

/** oxlint reads the sources; this is for the schema alone, whose rules come as a plug-in of ESLint. */
export default [
  {
    files: ['schema/schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: { parser: graphql.parser },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
    },
  },
];
