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
      about: 'Which entries of the audit log. An entry must meet all conditions.',
      fields: {
        action: 'Only this kind of action, such as stock.adjusted.',
        actorId: 'Only actions of this person or device.',
        entity: 'Only about this kind of row, such as Item.',
        entityId: 'Only about this row.',
        from: 'The first business day, included.',
        to: 'The last business day, included.',
      },
    },
    Analytics: {
      fields: {
        current: 'The totals of the days.',
        previous: 'The totals of the same number of days before.',
        days: 'The days, oldest first.',
      },
    },
    AnalyticsDay: { fields: counted },
    AnalyticsTotals: { fields: counted },
  },
  arguments: {
    'Query.analytics.days': 'How many business days: 7, 28, 92, 365 or 731, the last being today.',
    'Query.lastChange.entity': 'The kind of row, such as Item.',
    'Query.lastChange.entityId': 'The id of the row.',
    'Query.recentActivity.first': 'The maximum number of rows: 1 to 50.',
  },
};
