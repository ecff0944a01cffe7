export interface Tab {
  readonly query: string;
  readonly variables?: string;
}

/** An item of the viewer's kitchen, and its quantity on hand. */
export interface SampleItem {
  readonly id: string;
  readonly onHand: string;
}

const reading: readonly Tab[] = [
  {
    query: `# Who am I, and for which kitchen do I work?
query Me {
  me {
    id
    name
    username
    role
  }
  organization {
    id
    name
    timeZone
    currency
  }
}
`,
  },
  {
    query: `# Today's prep, only what still has to be done.
query TodaysPrep($filter: PrepTasksFilter) {
  prepTasks(filter: $filter) {
    id
    name
    status
    stationName
    targetQuantity
    unit
    dueAt
  }
}
`,
    variables: JSON.stringify({ filter: { statuses: ['pending', 'in_progress'] } }, null, 2),
  },
  {
    query: `# What is below par, to order today.
query BelowPar($filter: ItemsFilter) {
  items(filter: $filter, first: 50) {
    nodes {
      id
      name
      onHand
      parLevel
      unit
      supplierName
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: JSON.stringify({ filter: { state: 'low' } }, null, 2),
  },
];

const counted = (item: SampleItem | null): Tab => ({
  query: `# Correct the stock of an item to what was counted.
# The variables hold an item of your kitchen and what
# is on hand of it: run unchanged, it changes nothing.
# Programs send an Idempotency-Key header too, so that
# a request that is sent again is done once.
mutation Counted($input: AdjustStockInput!) {
  adjustStock(input: $input) {
    id
    version
    name
    onHand
    unit
  }
}
`,
  variables: JSON.stringify(
    { input: { itemId: item?.id ?? '', countedQuantity: item?.onHand ?? '0', reason: 'Counted' } },
    null,
    2,
  ),
});

const others: readonly Tab[] = [
  {
    query: `# Every change of a prep task, as it happens.
# Run it, then start a task in the kitchen.
subscription PrepChanges {
  prepTaskUpdated {
    id
    version
    name
    status
  }
}
`,
  },
  {
    query: `# How a refusal looks: a sentence for people, a stable
# code for programs, the request's id for support.
query Refused {
  recipe(id: "no-such-recipe") {
    id
    name
  }
}
`,
  },
];

/** The examples that the explorer opens with: one of each kind of operation. All run unchanged. */
export const explorerTabs = (item: SampleItem | null): readonly Tab[] => [...reading, counted(item), ...others];
