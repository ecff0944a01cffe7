import type { ComponentProps } from 'react';
import { type Role, roles } from '#schema/vocabulary.ts';
import { Select } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { usersTexts } from './texts.ts';

interface RoleSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'value'> {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleSelect({ value, onChange, ...select }: RoleSelectProps) {
  const t = useTexts(usersTexts);
  const choose = (typed: string) => {
    const role = roles.find((one) => one === typed);
    if (role) onChange(role);
  };
  return (
    <Select {...select} value={value} onChange={(event) => choose(event.target.value)}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(role)}
        </option>
      ))}
    </Select>
  );
}
