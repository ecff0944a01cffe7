import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

const counted = {
  checksMissed: 'How many line checks were missed.',
  checksOnTime: 'How many line checks were submitted in time.',
  deliveries: 'How many deliveries were confirmed.',
  prepCompleted: 'How many prep tasks were completed.',
  prepOnTime: 'How many prep tasks were completed in time.',
  wasteEntries: 'How many entries of waste there were.',
} as const;

export const descriptions: Descriptions = {
  types: {
    Activity: { fields: { id: 'The id of the event: a UUID.' } },
    AuditEntry: { fields: { id: 'The id of the event: a UUID.' } },
    AuditEntryConnection: { about: 'A page of the audit log.' },
    AuditFilterInput: {
      about: 'Which entries of the audit log. Conditions are combined: all must hold.',
      fields: {
        action: 'Only this kind of act, such as stock.adjusted.',
        actorId: 'Only what this person or device did.',
        entity: 'Only about this kind of row, such as Item.',
        entityId: 'Only about this row.',
        from: 'The first business day, included.',
        to: 'The last business day, included.',
      },
    },
    Analytics: {
      fields: {
        current: 'What the days add up to.',
        previous: 'What as many days before add up to.',
        days: 'The days, oldest first.',
      },
    },
    AnalyticsDay: { fields: counted },
    AnalyticsTotals: { fields: counted },
  },
  arguments: {
    'Query.analytics.days': 'How many business days: 7 or 28, the last being today.',
    'Query.recentActivity.first': 'How many at most: 1 to 50.',
  },
};
