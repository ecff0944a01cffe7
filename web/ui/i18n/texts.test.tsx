import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { chooseLanguage } from './language.ts';
import { defineTexts, translate, useTexts } from './texts.ts';

const texts = defineTexts('test', {
  en: { n: '{n, plural, one {# task} other {# tasks}}', hi: 'Hello {name}', plain: 'Plain' },
  es: { n: '{n, plural, one {# tarea} other {# tareas}}', hi: 'Hola {name}', plain: 'Sencillo' },
});

function Tasks() {
  const t = useTexts(texts);
  return (
    <p>
      {t('n', { n: 1 })}, {t('n', { n: 3 })}, {t('plain')}
    </p>
  );
}

test('texts use each language’s plural forms, and follow a change of language at once', () => {
  renderScreen(<Tasks />);
  expect(screen.getByText('1 task, 3 tasks, Plain')).toBeInTheDocument();
  act(() => chooseLanguage('es'));
  expect(screen.getByText('1 tarea, 3 tareas, Sencillo')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
});

test('a language that the device cannot store is still applied, with a toast', async () => {
  renderScreen(<Tasks />);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  act(() => chooseLanguage('es'));
  setItem.mockRestore();
  expect(screen.getByText('1 tarea, 3 tareas, Sencillo')).toBeInTheDocument();
  expect(screen.getByText('Tu elección se pierde cuando se cierra esta página.')).toBeInTheDocument();
});

test('texts outside components are in the language on screen', () => {
  i18n.activate('es');
  expect(translate(texts, 'hi', { name: 'Ana' })).toBe('Hola Ana');
});
