/** GraphQL documents. */
export const documentsMessages = {
  'document.notValid': 'This document is not valid.',
  'document.doesNotFit':
    'This operation does not fit the schema. Sign in as a verified person to be told what is wrong.',
  'document.oneMutation': 'One request does one mutation. Send these in requests of their own: {names}.',
  'document.writeNumber': 'A number is written like "2.5".',
  'document.tooDeep': 'This document is nested {found} levels deep; the most is {limit}.',
  'document.tooManyAliases': 'This document has {found} aliases; the most is {limit}.',
  'document.tooManyDirectives': 'This document has {found} directives; the most is {limit}.',
  'document.tooLong': 'This document has more than {limit} tokens.',
  'document.tooCostly': 'This document costs {found}; the most is {limit}. Ask for fewer fields or smaller pages.',
} as const;
