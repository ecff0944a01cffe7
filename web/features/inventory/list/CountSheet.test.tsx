import { afterEach, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render.tsx';
import { keepSpanishNames } from '../../../ui/i18n/spanish-names.ts';
import { CountSheet } from './CountSheet.tsx';
import type { ItemRowFragment } from '../inventory.generated.ts';

const rice: ItemRowFragment = {
  id: 'i1',
  version: 1,
  name: 'Rice',
  category: 'dry',
  categoryName: 'Dry goods',
  categoryNameEs: 'Secos',
  kind: 'raw',
  unit: 'kg',
  onHand: '4',
  usable: '4',
  expired: '0',
  quarantined: '0',
  owed: '0',
  parLevel: '2',
  maxLevel: null,
  stockState: 'ok',
  storageLocationId: 's1',
  storageLocationName: 'Dry store',
  supplierName: null,
  nextUseBy: null,
  expiring: false,
  lastUnitCost: null,
  stockValue: null,
  archivedAt: null,
};

afterEach(() => keepSpanishNames([]));

test('the printed count sheet has the Spanish names of items and places for a reader of Spanish', () => {
  keepSpanishNames([
    { name: 'Rice', nameEs: 'Arroz' },
    { name: 'Dry store', nameEs: 'Despensa' },
  ]);
  renderScreen(<CountSheet items={[rice]} />, { language: 'es' });
  expect(screen.getByText('Arroz')).toBeInTheDocument();
  expect(screen.getByText('Despensa')).toBeInTheDocument();
  expect(screen.queryByText('Rice')).toBeNull();
});
