import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
  },
  variants: {
    rules: {
      lines: {
        fontSize: '12pt',
        '& th, & td': { borderBottom: '1px solid #999', padding: '2.2mm 1.5mm' },
      },
      boxes: {
        fontSize: 'sm',
        my: '4',
        '& th, & td': { borderWidth: '1px', borderColor: 'black', p: '2' },
        '& td': { h: '12' },
      },
      screen: {
        tableLayout: 'fixed',
        '& th, & td': { borderBottomWidth: '1px', borderColor: 'black', py: '1.5', pe: '3' },
      },
    },
  },
});

interface PrintTableProps extends Omit<HTMLChakraProps<'table'>, 'rules'> {
  /** The header of each column; `hidden` ones are for screen readers only. */
  readonly heads: readonly (string | { readonly hidden: string })[];
  /** `lines` under the rows, `boxes` to write in, or lines that also fit on a `screen`. */
  readonly rules: 'lines' | 'boxes' | 'screen';
}

/** A table for paper; its children are the rows. */
export function PrintTable({ heads, children, ...table }: PrintTableProps) {
  return (
    <Table {...table}>
      <thead>
        <tr>
          {heads.map((head) =>
            typeof head === 'string' ? <th key={head}>{head}</th> : <th key={head.hidden} aria-label={head.hidden} />,
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
