import { Select } from './fields.tsx';
import { SettingRow } from './SettingRow.tsx';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly text: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly disabled: boolean;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A setting with one value of a list. */
export function ChoiceRow<Value extends string>({
  label,
  text,
  values,
  value,
  disabled,
  nameOf,
  onChange,
}: ChoiceRowProps<Value>) {
  const choose = (typed: string) => {
    const chosen = values.find((one) => one === typed);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <SettingRow label={label} text={text}>
      {({ labelId, textId }) => (
        <Select
          aria-labelledby={labelId}
          aria-describedby={textId}
          value={value}
          disabled={disabled}
          onChange={(event) => choose(event.target.value)}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
    </SettingRow>
  );
}
