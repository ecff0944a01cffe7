import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.startsWith('node_modules'))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));

test('every form validates by the schema of the server', () => {
  const forms = sources.filter(({ text }) => /\buseForm[<(]/.test(text));
  const without = forms.filter(({ text }) => !text.includes('resolver: inputResolver('));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('no form repeats a rule beside its schema', () => {
  const rule = /\b(?:required|validate|pattern|minLength):/;
  const repeated = sources.filter(({ text }) => text.includes('resolver: inputResolver(') && rule.test(text));
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

test('the length of every field comes from the limits', () => {
  const literal = /\b(?:maxLength|minLength|max)=\{[\d_]+\}/;
  expect(sources.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Before the sign-in, and on displays, there are no guards: nothing there takes long to type. */
const isGuarded = ({ path }: { readonly path: string }) =>
  !/^(?:kiosk|testing|ui)\//.test(path) && !/^features\/session\/(?:\w+Form|reset\/\w+)\.tsx$/.test(path);

test('every form asks before unsaved input is lost', () => {
  const forms = sources.filter((source) => isGuarded(source) && /\buseForm[<(]|<Form\b|\bformData\b/.test(source.text));
  const guard = /\buse(?:EditForm|EditState|FormGuard|ValuesGuard|LeaveGuard)\b|EditState</;
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ text }) => !guard.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Without `useForm`: a text of plain state, or what a button sends. */
const isPlainForm = (text: string) =>
  /<SendButton\b/.test(text) ||
  (/\buseState(?:<string>)?\(''/.test(text) && /<(?:Input|Textarea|TextField|TextAreaField)\b/.test(text));

test('every form without a form library asks, too, or stores its input on this device', () => {
  const guard = /\buse(?:EditForm|EditState|FormGuard|ValuesGuard|LeaveGuard|Draft)\b|EditState</;
  const without = sources.filter((source) => isGuarded(source) && isPlainForm(source.text) && !guard.test(source.text));
  expect(without.map(({ path }) => path).toSorted()).toEqual(
    [
      // Nothing is typed there.
      'app/OnDeviceSheet.tsx',
      'features/counts/CountActs.tsx',
      'features/prep/handover/HandOverSheet.tsx',
      'features/prep/plan/ShareOutLayer.tsx',
      // A part of a form that asks.
      'features/deliveries/receiving/ActionBar.tsx',
      // Searches.
      'features/deliveries/ItemSearch.tsx',
      'features/handovers/EightySixField.tsx',
      'features/prep/plan/par-sheet/ItemField.tsx',
      'features/recipes/parts/IngredientPicker.tsx',
      'features/search/SearchPanel.tsx',
      'features/waste/log/ItemStep.tsx',
      'platform/choices/ChoiceSelect.tsx',
      // A few digits.
      'platform/session/PinForm.tsx',
      'platform/timers/NewTimerForm.tsx',
    ].toSorted(),
  );
});

test('every form shows that it needs the network: forms are a Form with a SendButton', () => {
  const plain = sources.filter(
    (source) => isGuarded(source) && /<form\b|chakra\.form|as="form"|type="submit"/.test(source.text),
  );
  // A press that waits in the outbox, a PIN, and a timer, which a display has, too.
  expect(plain.map(({ path }) => path).toSorted()).toEqual([
    'features/prep/dialogs/ExpiredRefusal.tsx',
    'platform/session/PinForm.tsx',
    'platform/timers/NewTimerForm.tsx',
  ]);
});

const modules = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^features\/.*\.tsx?$/.test(path) && !/\.(?:test|generated)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));

test('every form that edits a row merges what somebody else has saved meanwhile', () => {
  const updates = /\buse(?:Update|Save|Correct|Note)\w+Mutation\(|\bNotePrepTaskDocument\)/;
  const merges = /\bedit\.save\(|\bEditState<|\buseSaveAtOnce\b|\bsaveAtOnce\b|\bWriteFields\b/;
  const without = modules.filter(({ text }) => updates.test(text) && !merges.test(text)).map(({ path }) => path);
  // A delivery that is being counted is a draft with versions of its own; an item's unit is changed with a confirmation;
  // many items or pars at once are refused together, naming what was changed meanwhile; a suggested
  // price is of the version that was shown, and has no typed input to merge; nobody else edits a person's own address.
  expect(without.toSorted()).toEqual([
    'features/deliveries/receiving/useSubmit.ts',
    'features/inventory/form/ItemUnitField.tsx',
    'features/inventory/together/useUpdateItems.ts',
    'features/prep/plan/par-sheet/ParGrid.tsx',
    'features/recipes/useTakePrice.ts',
    'features/session/account/EmailForm.tsx',
  ]);
});
