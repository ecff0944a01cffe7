import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadActivityTexts } from '../../app/merged-features.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ChangeList } from './ChangeList.tsx';

test('shows field names in the reader’s language and spells out unknown ones', async () => {
  await loadActivityTexts();
  const changes = { targetQuantity: ['1', '2'], archived: [false, true], somethingNew: 'x' };
  renderScreen(<ChangeList changes={changes} entity="PrepTask" names={{}} />, { language: 'es' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'cantidad prevista: 1  2',
    'archivado: no  sí',
    'something new: x',
  ]);
});

test.for([
  ['Organization', { wasteAlertAmount: [10_000, 7550] }, '75,50'],
  ['Organization', { jurisdiction: ['FDA_2022', 'UK'], measureSystem: ['metric', 'us'] }, 'Reino Unido'],
  ['Organization', { lineCheckAssignmentType: ['universal', 'by_user'] }, 'Por persona'],
  ['Organization', { lineCheckUserIds: [[], ['id-1']] }, 'Maria Ruiz'],
  ['User', { role: ['cook', 'manager'] }, 'Encargado'],
  ['Item', { lastUnitCost: ['250', '1050.5'], allergens: [null, ['milk', 'egg']] }, 'Leche'],
  ['Item', { storageLocationId: ['id-2', 'id-3'] }, 'Cámara'],
  ['PrepTask', { status: ['in_progress', 'on_hold'] }, 'En pausa'],
] as const)('of %s, %j is shown in the reader’s words', async ([entity, changes, shown]) => {
  await loadActivityTexts();
  const names = { 'id-1': 'Maria Ruiz', 'id-2': 'Despensa', 'id-3': 'Cámara' };
  renderScreen(<ChangeList changes={changes} entity={entity} names={names} />, { language: 'es' });
  const text = screen.getByRole('list').textContent;
  expect(text).toContain(shown);
  expect(text).not.toMatch(/id-\d|FDA_2022|metric|universal|by_user|cook|milk|in_progress|10000|1050/);
});
