import type { Language, Role } from '#schema/vocabulary.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Station } from '../stations/station.entity.ts';
import { User } from './user.entity.ts';

const people: readonly {
  username: string;
  name: string;
  role: Role;
  language: Language;
  verified?: false;
  station?: string;
}[] = [
  { username: 'olivia', name: 'Olivia Marsh', role: 'admin', language: 'en' },
  { username: 'marco', name: 'Marco Silva', role: 'manager', language: 'en' },
  { username: 'priya', name: 'Priya Nair', role: 'manager', language: 'en' },
  { username: 'ana', name: 'Ana Torres', role: 'cook', language: 'en', station: 'Prep' },
  { username: 'luis', name: 'Luis Ortega', role: 'cook', language: 'es', station: 'Grill' },
  { username: 'maria', name: 'María Chen', role: 'cook', language: 'en', station: 'Garde-manger' },
  { username: 'tom', name: 'Tom Becker', role: 'cook', language: 'en', station: 'Sauté' },
  { username: 'sofia', name: 'Sofía Rossi', role: 'cook', language: 'es', station: 'Pastry' },
  { username: 'jean', name: 'Jean Dupont', role: 'cook', language: 'en', station: 'Fry' },
  { username: 'sam.lee', name: 'Sam Lee', role: 'cook', language: 'en', verified: false },
];

/** Members who cook, and so count, log waste and complete tasks. */
export const COOKS = ['ana', 'luis', 'maria', 'tom', 'sofia', 'jean'] as const;

export const usersDemo: DemoPart = {
  needs: [Station],
  rows: (demo) => {
    for (const { station, verified = true, ...person } of people) {
      const stationId = station ? demo.idOf(Station, station) : null;
      demo.add(User, person.username, { ...person, verified, stationId });
    }
  },
};
