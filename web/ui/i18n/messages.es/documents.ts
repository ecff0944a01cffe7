import type { documentsMessages } from '#schema/messages/documents.ts';

/** GraphQL documents, in Spanish. */
export const documentsSpanish: Readonly<Record<keyof typeof documentsMessages, string>> = {
  'document.notValid': 'Este documento no es válido.',
  'document.doesNotFit': 'Esta operación no encaja en el esquema. Entra como persona verificada para saber qué falla.',
  'document.oneMutation': 'Cada petición hace una sola mutación. Envía estas en peticiones separadas: {names}.',
  'document.writeNumber': 'Los números se escriben así: "2.5".',
  'document.tooDeep': 'Este documento tiene {found} niveles; el máximo es {limit}.',
  'document.tooManyAliases': 'Este documento tiene {found} alias; el máximo es {limit}.',
  'document.tooManyDirectives': 'Este documento tiene {found} directivas; el máximo es {limit}.',
  'document.tooLong': 'Este documento tiene más de {limit} tokens.',
  'document.tooCostly': 'Este documento cuesta {found}; el máximo es {limit}. Pide menos campos o páginas más cortas.',
};
