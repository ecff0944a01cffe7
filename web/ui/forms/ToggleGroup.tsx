import { Flex } from '@chakra-ui/react';
import { Check, Plus } from 'lucide-react';
import { WrappingButton } from '../components/WrappingButton.tsx';

interface PicksProps<Value extends string> {
  readonly label: string;
  readonly describedBy?: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly disabled?: boolean;
  readonly onChange: (chosen: Value[]) => void;
}

/** A group of toggle buttons for choosing several of a few values. */
export function ToggleGroup<Value extends string>({
  label,
  describedBy,
  choices,
  chosen,
  disabled = false,
  onChange,
}: PicksProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Flex role="group" aria-label={label} aria-describedby={describedBy} gap="2" wrap="wrap">
      {choices.map((choice) => {
        const on = chosen.includes(choice.value);
        return (
          <WrappingButton
            key={choice.value}
            variant={on ? 'solid' : 'outline'}
            aria-pressed={on}
            disabled={disabled}
            onClick={() => toggle(choice.value)}
          >
            {on ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />} {choice.label}
          </WrappingButton>
        );
      })}
    </Flex>
  );
}
