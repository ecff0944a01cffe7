import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { PackageCheck, Download, EllipsisVertical, Eye, EyeOff, Printer, Search } from 'lucide-react';
import { useCan } from '../../../platform/session/viewer.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';

interface ListMenuProps {
  readonly hideDone: boolean;
  readonly onHideDone: (hide: boolean) => void;
  readonly onSearch: () => void;
  /** Called when the menu has closed: only then does it no longer move the focus back to its button. */
  readonly onClosed: () => void;
  readonly onPrint: () => void;
  readonly onSaveCsv: () => void;
}

/** On a phone: the seldom used controls, so that the filters fit in one row above the tasks. */
export function ListMenu({ hideDone, onHideDone, onSearch, onClosed, onPrint, onSaveCsv }: ListMenuProps) {
  const t = useTexts(prepTexts);
  const count = useLayer('count');
  const mayCount = useCan('counts.work');
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit onExitComplete={onClosed}>
      <Menu.Trigger asChild>
        <IconButton variant="outline" aria-label={t('listMenu')} title={t('listMenu')}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="min(13rem, 100vw - 2rem)">
            <Menu.Item value="search" minH="12" onClick={onSearch}>
              <Search aria-hidden="true" /> {t('searchTasks')}
            </Menu.Item>
            {mayCount ? (
              <Menu.Item value="count" minH="12" onClick={() => count.open('closing')}>
                <PackageCheck aria-hidden="true" /> {t('countHave')}
              </Menu.Item>
            ) : null}
            <Menu.Item value="done" minH="12" onClick={() => onHideDone(!hideDone)}>
              {hideDone ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              {t(hideDone ? 'showDone' : 'hideDone')}
            </Menu.Item>
            <Menu.Item value="print" minH="12" onClick={onPrint}>
              <Printer aria-hidden="true" /> {t('print')}
            </Menu.Item>
            <Menu.Item value="csv" minH="12" onClick={onSaveCsv}>
              <Download aria-hidden="true" /> {t('csv')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
