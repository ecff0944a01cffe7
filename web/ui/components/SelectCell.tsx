import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, ReactNode } from 'react';

/** The whole cell is the touch target of its checkbox: a tap beside a small checkbox would open the row. */
const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '8',
    minH: '7',
    cursor: 'pointer',
  },
});

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Only some of its rows are selected. */
  readonly mixed?: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** The checkbox that selects a row; with Shift it selects those up to the last one, too. */
export function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  const toggle = ({ nativeEvent }: ChangeEvent) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <Target>
      <chakra.input
        type="checkbox"
        aria-label={label}
        boxSize="4.5"
        accentColor="brand.solid"
        checked={checked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={toggle}
      />
    </Target>
  );
}

/** A cell with the checkbox that selects its row, or with `heading` all rows. */
export function SelectCell({ heading = false, ...box }: SelectBoxProps & { readonly heading?: boolean }): ReactNode {
  const content = <SelectBox {...box} />;
  if (heading) {
    return (
      <th scope="col" className="no-print" data-select>
        {content}
      </th>
    );
  }
  return (
    <td className="no-print" data-select>
      {content}
    </td>
  );
}
