import type { CodegenConfig } from '@graphql-codegen/cli';

/** Each `web/<feature>/<name>.graphql` gets `<name>.generated.ts` beside it: types, documents and hooks. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/**/*.graphql',
  generates: {
    'web/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './web/platform/graphql/codegen-hooks.mjs'],
      config: {
        scalars: {
          ID: 'string',
          Decimal: 'string',
          UnitCode: 'string',
          DateTime: 'string',
          DateTimeISO: 'string',
          LocalDate: 'string',
        },
        immutableTypes: true,
        disableDescriptions: true,
        useTypeImports: true,
        documentMode: 'documentNode',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        importExtension: '.ts',
      },
    },
    'web/platform/graphql/root-fields.generated.ts': { plugins: ['./web/platform/graphql/codegen-root-fields.mjs'] },
  },
};

export default config;
