import type { Descriptions } from './words.ts';

/** Descriptions of types and fields that belong to no feature. */
export const commonDescriptions: Descriptions = {
  types: {
    Query: {
      about: 'What can be read.',
      fields: {
        node: 'Whatever row has this id; null when it is unknown or not for the caller.',
        nodes: 'The rows of these ids, in their order; null in place of each that is unknown or not for the caller.',
      },
    },
    Mutation: { about: 'Changes. One request runs one mutation. A refused mutation changes nothing.' },
    Subscription: {
      about:
        'Messages published as changes happen, over graphql-ws or server-sent events. `liveEvents` also sends those that were missed while disconnected.',
    },
    Allergen: {
      about: 'The 14 allergens of Regulation (EU) 1169/2011, annex II.',
      fields: {
        celery: 'Celery.',
        crustaceans: 'Crustaceans, such as prawns and crab.',
        egg: 'Eggs.',
        fish: 'Fish.',
        gluten: 'Cereals that contain gluten: wheat, rye, barley, oats.',
        lupin: 'Lupin.',
        milk: 'Milk, lactose included.',
        molluscs: 'Molluscs, such as mussels and squid.',
        mustard: 'Mustard.',
        nuts: 'Tree nuts.',
        peanut: 'Peanuts.',
        sesame: 'Sesame seeds.',
        soy: 'Soybeans.',
        sulphites: 'Sulphur dioxide and sulphites above 10 mg/kg.',
      },
    },
    Language: { about: 'A language of the screens.', fields: { en: 'English.', es: 'Spanish.' } },
    Priority: {
      about: 'How urgent something is.',
      fields: { low: 'Low.', medium: 'Medium, the usual one.', high: 'High.', urgent: 'Urgent: before all others.' },
    },
    Role: {
      about: 'What a person may do. Each role may do what the ones before it may.',
      fields: {
        cook: 'Works on the prep list, logs waste, opens and moves lots, and runs line checks.',
        manager: 'Plans, receives, counts, edits recipes and items, and reads reports and costs.',
        admin: 'Manages people, devices and settings.',
      },
    },
    TemperatureUnit: {
      about: 'The unit of a temperature.',
      fields: { C: 'Degrees Celsius.', F: 'Degrees Fahrenheit.' },
    },
    Weekday: {
      about: 'A day of the week.',
      fields: {
        mon: 'Monday.',
        tue: 'Tuesday.',
        wed: 'Wednesday.',
        thu: 'Thursday.',
        fri: 'Friday.',
        sat: 'Saturday.',
        sun: 'Sunday.',
      },
    },
    Node: { about: 'Whatever has an id and can be read by it, with the query `node`.' },
    PageInfo: {
      about: 'Where a page of a list begins and ends.',
      fields: {
        hasNextPage: 'Whether there are rows after this page; of a page `before` a cursor, always true.',
        hasPreviousPage: 'Whether there are rows before this page; of a page `after` a cursor, always true.',
        startCursor: 'What to send as `before` for the page before; null when this page is empty.',
        endCursor: 'What to send as `after` for the next page; null when this page is empty.',
      },
    },
  },
};
