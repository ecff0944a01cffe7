import { Button, Flex, Menu, Portal, Span, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { FloatingBar } from '../../../ui/components/FloatingBar.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { ItemRowFragment } from '../inventory.generated.ts';
import { SetFieldDialog, type SharedField, sharedFields } from './SetFieldDialog.tsx';
import { togetherTexts } from './together-texts.ts';
import { useUpdateItems } from './useUpdateItems.ts';

interface SelectionBarProps {
  readonly items: readonly ItemRowFragment[];
  /** Selects every item that matches the filter; null when those shown are all of them and selected. */
  readonly onAll: (() => void) | null;
  readonly onNone: () => void;
}

/** What can be done with the selected items. */
export function SelectionBar({ items, onAll, onNone }: SelectionBarProps) {
  const t = useTexts(togetherTexts);
  const [field, setField] = useState<SharedField | null>(null);
  const isTooMany = items.length > limits.itemsTogetherMax;
  return (
    <FloatingBar label={t('change')}>
      <Text role="status" fontWeight="semibold" px="2">
        {t('selected', { n: items.length })}
      </Text>
      {isTooMany ? <Text color="fg.error">{t('tooMany', { n: limits.itemsTogetherMax })}</Text> : null}
      <ChangeMenu disabled={isTooMany} onChoose={setField} />
      <ArchiveButton items={items} disabled={isTooMany} onDone={onNone} />
      <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }}>
        {onAll === null ? null : (
          <Button variant="ghost" onClick={onAll}>
            {t('all')}
          </Button>
        )}
        <Button variant="ghost" onClick={onNone}>
          {t('none')}
        </Button>
      </Flex>
      {field === null ? null : (
        <SetFieldDialog
          field={field}
          items={items}
          onClose={() => setField(null)}
          onDone={() => {
            setField(null);
            onNone();
          }}
        />
      )}
    </FloatingBar>
  );
}

interface ArchiveButtonProps {
  readonly items: readonly ItemRowFragment[];
  readonly disabled: boolean;
  readonly onDone: () => void;
}

function ArchiveButton({ items, disabled, onDone }: ArchiveButtonProps) {
  const t = useTexts(togetherTexts);
  const { archive, loading } = useUpdateItems();
  const archives = items.every(({ archivedAt }) => archivedAt === null);
  return (
    <Button
      variant="outline"
      disabled={disabled}
      loading={loading}
      aria-label={t(archives ? 'archive' : 'restore')}
      onClick={() => void archive(items, archives, onDone)}
    >
      {archives ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
      <Span hideBelow="md">{t(archives ? 'archive' : 'restore')}</Span>
    </Button>
  );
}

interface ChangeMenuProps {
  readonly disabled: boolean;
  readonly onChoose: (field: SharedField) => void;
}

function ChangeMenu({ disabled, onChoose }: ChangeMenuProps) {
  const t = useTexts(togetherTexts);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button disabled={disabled}>
          {t('change')} <ChevronDown aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="min(12rem, 100vw - 2rem)">
            {sharedFields.map((field) => (
              <Menu.Item key={field} value={field} minH="11" onClick={() => onChoose(field)}>
                {t(field)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
