import { DataList } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** The facts of one record as labels and values, one below the other. A value for which little space is left goes below its label. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <DataList.Root orientation="horizontal" size="md">
      {facts.map(({ label, value }) => (
        <DataList.Item key={label} flexWrap="wrap" rowGap="0">
          <DataList.ItemLabel minW="min(9.5rem, 40%)">{label}</DataList.ItemLabel>
          <DataList.ItemValue flex="1 1 9rem" overflowWrap="anywhere" css={{ '& time': { whiteSpace: 'normal' } }}>
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
