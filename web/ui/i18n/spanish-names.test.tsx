import { i18n } from '@lingui/core';
import { renderHook } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useActivityWords } from '../kitchen/activity.ts';
import { chooseLanguage } from './language.ts';
import { loadSpanishMessages, serverText } from './server-messages.ts';
import { keepSpanishNames } from './spanish-names.ts';

beforeAll(async () => {
  await loadSpanishMessages();
  chooseLanguage('es');
  keepSpanishNames([
    { name: 'Rosemary', nameEs: 'Romero' },
    { name: 'Opening', nameEs: 'Apertura' },
  ]);
});
afterAll(() => {
  keepSpanishNames([]);
  chooseLanguage('en');
});

const message = (key: string, params: Record<string, string>) => serverText('', { key, params });
const subject = (entity: string, name: string) =>
  renderHook(() => useActivityWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current.subject(entity, name);

test('a notification about a line check names it in Spanish', () => {
  expect(message('check.late', { name: 'Opening' })).toContain('Apertura');
});

test('a person who has the name of an item keeps it in a message', () => {
  const text = message('check.notMeasuredBecause', { item: 'Opening', name: 'Rosemary', reason: 'x' });
  expect(text).toContain('Rosemary');
});

test('the audit log names rows in Spanish, and people as they are', () => {
  expect(subject('Item', 'Rosemary')).toBe('Romero');
  expect(subject('StockLot', 'ABC123 Rosemary')).toBe('ABC123 Romero');
  expect(subject('User', 'Rosemary')).toBe('Rosemary');
});
