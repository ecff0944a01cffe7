import { Button, Menu, Portal, Span } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import type { Column } from './DataTable.tsx';
import { useHiddenColumns, useTableChoices } from './table-choices.ts';
import { tableTexts } from './table-texts.ts';
import { useTexts } from '../i18n/texts.ts';

interface TableMenuProps {
  /** The name that the table has in `DataTable`. */
  readonly table: string;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'primary'>[];
}

/** How a table looks: the height of its rows, and which columns it shows. */
export function TableMenu({ table, columns }: TableMenuProps) {
  const t = useTexts(tableTexts);
  const { density, setDensity } = useTableChoices();
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" aria-label={t('table')} px={{ base: '0', md: '4' }}>
          <SlidersHorizontal aria-hidden="true" /> <Span hideBelow="md">{t('table')}</Span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="min(14rem, 100vw - 2rem)" maxH="70dvh" overflowY="auto">
            <Menu.RadioItemGroup
              value={density}
              onValueChange={({ value }) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
            >
              <Menu.ItemGroupLabel>{t('rows')}</Menu.ItemGroupLabel>
              <Menu.RadioItem value="comfortable" minH="11">
                <Menu.ItemIndicator /> {t('comfortable')}
              </Menu.RadioItem>
              <Menu.RadioItem value="compact" minH="11">
                <Menu.ItemIndicator /> {t('compact')}
              </Menu.RadioItem>
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <ColumnItems table={table} columns={columns} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function ColumnItems({ table, columns }: TableMenuProps) {
  const t = useTexts(tableTexts);
  const { keys, set } = useHiddenColumns(table);
  const hidden = keys ?? [];
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{t('columns')}</Menu.ItemGroupLabel>
      {columns
        .filter(({ primary, header }) => !primary && header !== '')
        .map(({ key, header }) => (
          <Menu.CheckboxItem
            key={key}
            value={key}
            minH="11"
            checked={!hidden.includes(key)}
            onCheckedChange={(shown) => set(shown ? hidden.filter((each) => each !== key) : [...hidden, key])}
          >
            <Menu.ItemIndicator /> {header}
          </Menu.CheckboxItem>
        ))}
    </Menu.ItemGroup>
  );
}
