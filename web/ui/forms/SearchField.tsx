import { Input, InputGroup, type InputGroupProps, type InputProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';

interface SearchFieldProps extends Omit<InputGroupProps, 'children' | 'startElement'> {
  /** Also shown while nothing is typed. */
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly size?: InputProps['size'];
}

/** A field that searches a list while it is typed in. */
export function SearchField({ label, typed, onType, size, ...group }: SearchFieldProps) {
  return (
    <InputGroup startElement={<Search size={18} aria-hidden="true" />} {...group}>
      <Input
        type="search"
        {...(size ? { size } : {})}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </InputGroup>
  );
}
