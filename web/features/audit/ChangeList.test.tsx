import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadActivityTexts } from '../../app/merged-features.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ChangeList } from './ChangeList.tsx';

test('shows field names in the reader’s language and spells out unknown ones', async () => {
  await loadActivityTexts();
  const changes = { targetQuantity: ['1', '2'], archived: [false, true], somethingNew: 'x' };
  renderScreen(<ChangeList changes={changes} />, { language: 'es' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'cantidad prevista: 1  2',
    'archivado: no  sí',
    'something new: x',
  ]);
});
