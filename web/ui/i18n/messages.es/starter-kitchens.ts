import type { starterKitchensMessages } from '#schema/messages/starter-kitchens.ts';

/** Starter kitchens. */
export const starterKitchensSpanish: Readonly<Record<keyof typeof starterKitchensMessages, string>> = {
  'starter.unknownRow': 'Esta cocina de inicio ha cambiado. Ábrela otra vez.',
  'starter.needs': '{name} necesita {missing}, que se deja fuera. Conserva los dos o deja fuera los dos.',
  'starter.twice': '{name} está dos veces en la lista. Elige otro nombre.',
  'starter.exist': 'La cocina ya tiene estos nombres: {names}. Usa los tuyos o déjalos fuera.',
  'starter.taken': 'La cocina ya tiene estos nombres: {names}. Elige otros.',
  'starter.archived': 'Estos nombres están en tu archivo: {names}. Recupéralos, cámbiales el nombre o déjalos fuera.',
};
