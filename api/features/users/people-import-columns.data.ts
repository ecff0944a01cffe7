import { msg, plain } from '#schema/messages.ts';
import { invalid } from '../../platform/errors.ts';
import { foldedText } from '../../platform/imports/cell-values.ts';
import { importColumn } from '../../platform/imports/import-column.ts';
import type { ImportColumn, ImportKind } from '../../platform/imports/import-kind.ts';
import { type CellReaders, choiceIn } from '../../platform/imports/record-input.ts';

/** The columns of a file of people, in the order of an export. None is for a password or PIN. */
export const peopleColumns: readonly ImportColumn[] = [
  importColumn('id', 'Id', 'Id', ['person id', 'user id']),
  importColumn(
    'name',
    'Name',
    'Nombre',
    ['full name', 'person', 'employee', 'employee name', 'nombre completo', 'persona', 'empleado'],
    true,
  ),
  importColumn('username', 'Username', 'Usuario', ['user', 'user name', 'login', 'nombre de usuario']),
  importColumn('email', 'E-mail', 'Correo', ['email', 'mail', 'e mail', 'email address', 'correo electronico']),
  importColumn('role', 'Role', 'Puesto', ['job', 'job title', 'position', 'rol', 'cargo']),
  importColumn('language', 'Language', 'Idioma', ['lang', 'lengua']),
  importColumn('stationId', 'Station', 'Estación', ['usual station', 'section', 'estacion habitual', 'partida']),
];

/** What people write for codes, in lower case without accents. */
const roleWords = {
  cook: ['line cook', 'kitchen staff', 'cocinero', 'cocinera'],
  manager: ['kitchen manager', 'encargado', 'encargada', 'gerente'],
  admin: ['administrator', 'administrador', 'administradora'],
} as const;

const languageWords = { en: ['english', 'ingles'], es: ['spanish', 'espanol', 'castellano'] } as const;

export const personReaders: CellReaders = {
  name: (cell) => cell,
  username: (cell) => cell,
  email: (cell) => cell,
  role: (cell) => choiceIn(cell, roleWords),
  language: (cell) => choiceIn(cell, languageWords),
};

/** The username made of an e-mail address: what is before the @, in the letters that usernames have. */
export function usernameFrom(email: string): string {
  const [name = ''] = email.split('@');
  return foldedText(name).replaceAll(/[^a-z0-9._-]/g, '');
}

/** A person is in a file once: by id, by username, or by the e-mail address of a row without username. */
export const personOnce: ImportKind['keysOf'] = ({ cells: { id, username, email } }) => {
  const keys = [
    { field: 'id', key: id },
    { field: 'username', key: username },
    { field: 'email', key: username === undefined ? email : undefined },
  ];
  return keys.flatMap(({ field, key }) => (key === undefined ? [] : [{ field, key: key.toLowerCase() }]));
};

const SECRET = /\b(passwords?|passwd|pwd|passcode|contrasenas?|claves?|pins?|secrets?)\b/;

/** Refuses a file with a column of passwords or PINs before anything of it is stored. */
export function refuseSecrets(headings: readonly string[]): void {
  const name = headings.find((heading) => SECRET.test(foldedText(heading)));
  if (name !== undefined) throw invalid(msg('users.noSecretsInFiles', { name: plain(name) }));
}
