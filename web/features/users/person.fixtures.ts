import type { Fixture } from '../../testing/fixture.ts';
import type { PersonFragment } from './users.generated.ts';

export type Person = Fixture<PersonFragment>;

/** A verified cook without a PIN, signed in once. */
export function person(change: Partial<Person> = {}): Person {
  return {
    __typename: 'User',
    id: 'p1',
    version: 1,
    name: 'Sam Lee',
    username: 'sam.lee',
    email: null,
    role: 'cook',
    verified: true,
    status: 'active',
    stationId: null,
    stationName: null,
    sessionCount: 1,
    hasPin: false,
    lastSeenAt: null,
    createdAt: '2026-11-21T10:00:00Z',
    ...change,
  };
}
