import { Button, Flex, Stack } from '@chakra-ui/react';
import { type ComponentProps, type RefCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { takenName } from '../graphql/taken-name.ts';
import { choiceTexts } from './choice-texts.ts';

/** The option of the select that opens the field for a new choice. */
const NEW = '+';

export interface ChoiceSelectProps extends Pick<NewChoiceProps, 'addLabel' | 'create' | 'gridRow'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Passed to react-hook-form, which moves the focus to a refused field. */
  readonly selectRef?: RefCallback<HTMLSelectElement>;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The label of the option that opens the field for a new choice; null when the viewer may add none. */
  readonly newLabel: string | null;
  /** The label of that field. */
  readonly newNameLabel: string;
}

/** A select whose last option creates a new choice, which is chosen then. */
export function ChoiceSelect({
  value,
  onChange,
  selectRef,
  label,
  choices,
  newLabel,
  newNameLabel,
  addLabel,
  create,
  gridRow,
}: ChoiceSelectProps) {
  const [adding, setAdding] = useState(false);
  const select = useRef<HTMLSelectElement | null>(null);
  const done = (created: string | null) => {
    if (created !== null) onChange(created);
    setAdding(false);
    // Not when the user moved to another field during the save.
    if (!document.activeElement?.matches('input, select, textarea')) select.current?.focus();
  };
  return (
    <>
      <SelectField
        ref={(element) => {
          select.current = element;
          selectRef?.(element);
        }}
        label={label}
        value={adding ? NEW : value}
        onChange={({ target }) => {
          setAdding(target.value === NEW);
          if (target.value !== NEW) onChange(target.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {newLabel === null ? null : <option value={NEW}>{newLabel}</option>}
      </SelectField>
      {adding ? (
        <NewChoice label={newNameLabel} addLabel={addLabel} create={create} onDone={done} gridRow={gridRow} />
      ) : null}
    </>
  );
}

interface NewChoiceProps {
  readonly label: string;
  /** The label of its button. */
  readonly addLabel: string;
  /** Creates it. Resolves to its value once the select offers it. */
  readonly create: (name: string) => Promise<string | null>;
  /** Called with the value of the new choice, or null when it was canceled. */
  readonly onDone: (value: string | null) => void;
  /** The row of the form's grid where it spans the width. */
  readonly gridRow?: ComponentProps<typeof Stack>['gridRow'];
}

/** Creates what a select of the form does not offer yet, by its name, without leaving the form. */
function NewChoice({ label, addLabel, create, onDone, gridRow }: NewChoiceProps) {
  const t = useTexts(choiceTexts);
  const { run, pending, error } = useFormAction();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const isEmpty = name.trim() === '';
  const save = async () => {
    if (isEmpty) return;
    setProblem(takenName(await run(() => create(name.trim()), { onDone })));
  };
  return (
    <Stack
      gap="2"
      ref={fields}
      gridRow={gridRow}
      // The buttons of the form stay in view below it.
      scrollMarginBottom="24"
      gridColumn="1 / -1"
      onKeyDown={(event) => {
        // Enter adds it, and does not save the form around it.
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={label}
        maxLength={limits.nameMax}
        autoComplete="off"
        autoFocus
        value={name}
        error={problem ?? error}
        onChange={({ target }) => {
          setProblem(undefined);
          setName(target.value);
        }}
      />
      <Flex gap="2">
        <Button disabled={isEmpty} loading={pending} loadingText={t('saving')} onClick={() => void save()}>
          {addLabel}
        </Button>
        <Button variant="outline" onClick={() => onDone(null)}>
          {t('cancel')}
        </Button>
      </Flex>
    </Stack>
  );
}
