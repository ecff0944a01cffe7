import { Button, Field, Popover, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useUnitGroups } from './unit-groups.ts';
import { UnitList } from './UnitList.tsx';
import { unitPickerTexts } from './unit-picker-texts.ts';
import { useUnitName } from './unit-texts.ts';

interface UnitFieldProps {
  readonly label: string;
  /** The code of the unit; empty for none yet. */
  readonly value: string;
  readonly onChange: (unit: string) => void;
  /** Called when the list has closed completely: a dialog that opens earlier would be closed together with it. */
  readonly onClosed?: (() => void) | undefined;
  /** Offered first: the units that an item is already measured in. */
  readonly likely?: readonly string[] | undefined;
  /** If set, no other unit is offered. */
  readonly only?: readonly string[] | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Shown while no unit is chosen; with it, the label is for screen readers only. */
  readonly placeholder?: string | undefined;
}

/** A picker with search for units: metric, US, counted and the kitchen's own. */
export function UnitField(props: UnitFieldProps) {
  const { label, value, onChange, onClosed, hint, error, disabled = false, likely, only, placeholder } = props;
  const t = useTexts(unitPickerTexts);
  const unitName = useUnitName();
  const [open, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [trigger, name, chosen] = [useId(), useId(), useId()];
  const groups = useUnitGroups({ likely, only, chosen: value });
  const choose = (unit: string) => {
    onChange(unit);
    setOpen(false);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => setOpen(next.open)}
      onExitComplete={onClosed}
      ids={{ trigger }}
      // On touch screens focus the list, so that the on-screen keyboard opens only when the search is tapped.
      initialFocusEl={() => (matchMedia('(pointer: coarse)').matches ? list.current : search.current)}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Field.Root id={trigger} invalid={error !== undefined} disabled={disabled} ids={{ label: name }}>
        <Field.Label srOnly={placeholder !== undefined}>{label}</Field.Label>
        <Popover.Trigger asChild>
          <Button
            variant="outline"
            w="full"
            justifyContent="space-between"
            fontWeight="normal"
            fontSize="md"
            ps="3"
            pe="2"
            _icon={{ boxSize: '4', color: 'fg.muted' }}
            disabled={disabled}
            aria-labelledby={`${name} ${chosen}`}
          >
            <Text as="span" id={chosen} truncate>
              {value === '' ? (placeholder ?? t('choose')) : unitName(value)}
            </Text>
            <ChevronDown aria-hidden="true" />
          </Button>
        </Popover.Trigger>
        {error === undefined ? null : <Field.ErrorText>{error}</Field.ErrorText>}
        {hint === undefined || error !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      </Field.Root>
      <Popover.Positioner>
        <Popover.Content w="17rem" maxW="calc(100vw - 1.5rem)" aria-label={label}>
          <UnitList groups={groups} value={value} onChoose={choose} searchRef={search} listRef={list} />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
