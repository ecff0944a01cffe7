import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lotCodeIn } from '#schema/lot-code.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import type { Fixture } from '../../../testing/fixture.ts';
import { cook, renderScreen } from '../../../testing/render.tsx';
import { KitchenContext, unknownKitchen } from '../../../ui/format/kitchen.ts';
import { keepSpanishNames } from '../../../ui/i18n/spanish-names.ts';
import type { LotAllergensQuery, LotLabelQuery } from '../inventory.generated.ts';
import { initialsOf } from './label-lines.ts';
import { LabelLayer } from './LabelLayer.tsx';
import { lotFixture } from '../lots/lot.fixtures.ts';

const soup: Fixture<LotLabelQuery>['stockLot'] = {
  ...lotFixture,
  itemName: 'Leek soup',
  quantity: '8',
  unit: 'l',
  useBy: '2031-12-02T02:30:00Z',
  receivedAt: null,
  preparedAt: '2026-11-28T18:05:00Z',
  prepTask: { __typename: 'PrepTask', id: 't1', completedByName: 'Ana Ruiz' },
};
type Contents = Pick<LotAllergensQuery['itemAllergens'], 'allergens' | 'knownAllergens'>;
const newYork = { ...unknownKitchen, timeZone: 'America/New_York' };

function open(changes: Partial<typeof soup> = {}, contents: Contents | null = null, language: 'en' | 'es' = 'en') {
  fakeServer({
    LotLabel: () => data<LotLabelQuery>({ stockLot: { ...soup, ...changes } }),
    LotAllergens: () =>
      contents === null
        ? refusal('Not now.', 'INTERNAL')
        : data<LotAllergensQuery>({ itemAllergens: { __typename: 'ItemAllergens', ...contents } }),
  });
  return renderScreen(
    <KitchenContext value={newYork}>
      <LabelLayer value="l1" onClose={() => undefined} />
    </KitchenContext>,
    { viewer: cook, language },
  );
}
const milk: Contents = { allergens: ['milk', 'celery'], knownAllergens: ['milk', 'celery'] };
const label = () => screen.findByRole('figure', { name: /K7QF3A/ });
/** The labels that are printed. */
const paper = () => {
  fireEvent(window, new Event('beforeprint'));
  const found = document.querySelector('[data-label-paper]');
  return [...(found?.querySelectorAll('img') ?? [])].length;
};

beforeEach(() => localStorage.clear());
afterEach(() => keepSpanishNames([]));

describe('a label', () => {
  test('shows what it is, who made it and when, until when it may be used, how much and where, and its code', async () => {
    open({}, milk);
    const shown = await label();
    for (const text of ['Leek soup', 'Prepared Sat, Nov 28 1:05 PM · AR', '8 L · Walk-in', 'K7QF3A'])
      expect(shown).toHaveTextContent(text);
    expect(shown).toHaveTextContent('Use byMon, Dec 1, 2031 9:30 PM');
    await waitFor(() => expect(shown).toHaveTextContent('Allergens: Milk, Celery'));
    expect(await within(shown).findByRole('img', { name: 'QR code of K7QF3A' })).toBeInTheDocument();
  });

  test('shows what was done with the lot last', async () => {
    open({ frozenAt: '2026-11-29T12:00:00Z', thawedAt: '2026-12-01T12:00:00Z', state: 'thawed' }, milk);
    expect(await label()).toHaveTextContent('Thawed Tue, Dec 1 7:00 AM');
    expect(await label()).not.toHaveTextContent('Frozen');
  });

  test('says that allergens are unknown, never that there are none', async () => {
    open({}, { allergens: null, knownAllergens: ['fish'] });
    expect(await label()).toHaveTextContent('Allergens: Fish. Other allergens unknown');
  });

  test('says that nothing in it is an allergen when somebody has confirmed it', async () => {
    open({}, { allergens: [], knownAllergens: [] });
    expect(await screen.findByText('No known allergens')).toBeInTheDocument();
  });

  test('whose allergens could not be loaded says that they are unknown, and why', async () => {
    open({}, null);
    expect(await screen.findByText(/^The allergens could not be loaded/)).toBeInTheDocument();
    expect(await label()).toHaveTextContent('Allergens unknown');
  });

  test('of an expired lot that is set aside says twice not to use it', async () => {
    open({ useBy: '2026-11-20T12:00:00Z', expired: true, state: 'quarantined' }, milk);
    expect(await label()).toHaveTextContent(/EXPIRED – do not use.*SET ASIDE – do not use.*Expired/);
  });

  test('of a lot without a use-by says so', async () => {
    open({ useBy: null }, milk);
    expect(await label()).toHaveTextContent('No use-by date');
  });

  test('is in Spanish, with the Spanish name, for a reader of Spanish', async () => {
    keepSpanishNames([{ name: 'Leek soup', nameEs: 'Sopa de puerro' }]);
    open({}, milk, 'es');
    const shown = await label();
    expect(shown).toHaveTextContent('Sopa de puerro');
    await waitFor(() => expect(shown).toHaveTextContent('Alérgenos: Leche, Apio'));
  });
});

describe('printing labels', () => {
  test('puts one label on each page of the chosen size, as many as there are copies', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open({}, milk);
    await screen.findByRole('img', { name: 'QR code of K7QF3A' });
    await user.click(await screen.findByRole('button', { name: 'One copy more' }));
    await user.click(screen.getByRole('button', { name: '62 × 29 mm' }));
    await user.click(await screen.findByRole('button', { name: 'Print 2 labels' }));
    expect(print).toHaveBeenCalledOnce();
    expect(paper()).toBe(2);
    expect(document.querySelector('[data-label-paper] style')).toHaveTextContent(
      '@page { size: 62mm 29mm; margin: 0 }',
    );
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-label-paper]')).toBeNull();
  });

  test('takes 1 to 50 copies', async () => {
    const { user } = open({}, milk);
    const copies = await screen.findByRole('textbox', { name: 'Copies' });
    await user.clear(copies);
    await user.type(copies, '200');
    expect(screen.getByRole('button', { name: 'Print 50 labels' })).toBeInTheDocument();
    await user.clear(copies);
    await user.type(copies, '0');
    expect(screen.getByRole('button', { name: 'Print label' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'One copy fewer' })).toBeDisabled();
  });

  test('stores the size of the paper on this device', async () => {
    const { user, unmount } = open({}, milk);
    await user.click(await screen.findByRole('button', { name: '57 × 32 mm' }));
    unmount();
    open({}, milk);
    expect(await screen.findByRole('button', { name: '57 × 32 mm' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the code on a label is the one that the scan of waste reads', () => {
  for (const code of ['K7QF3A', 'D-0021-3', 'D-12345-12']) expect(lotCodeIn(code)).toBe(code);
});

test.each([
  ['Ana Ruiz', 'AR'],
  ['  josé ', 'J'],
  ['María del Carmen Pérez', 'MDC'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
