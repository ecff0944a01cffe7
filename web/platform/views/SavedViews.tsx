import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ViewScreen } from '#schema/vocabulary.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCan } from '../session/viewer.ts';
import { useViewActions } from './useViewActions.ts';
import { useViewAddress, type ViewedScreen } from './useViewAddress.ts';
import { viewTexts } from './view-texts.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';
import { useSavedViewsQuery } from './views.generated.ts';

interface SavedViewsProps extends ViewedScreen {
  readonly screen: ViewScreen;
}

/** The person's saved views of a screen: opens, saves, renames and deletes them. */
export function SavedViews(props: SavedViewsProps) {
  return useCan('views.own') ? <OwnViews {...props} /> : null;
}

function OwnViews({ screen, ...viewed }: SavedViewsProps) {
  const t = useTexts(viewTexts);
  // Views may have been changed on another device.
  const { data } = useSavedViewsQuery({ variables: { screen }, fetchPolicy: 'cache-and-network' });
  const address = useViewAddress(viewed, data?.savedViews);
  const actions = useViewActions(screen, address.select);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const { view } = address;
  const name = view ? (address.isChanged ? t('changed', { name: view.name }) : view.name) : t('views');
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button variant="outline" maxW="18rem" aria-label={name} px={{ base: view ? '4' : '0', md: '4' }}>
            <Bookmark aria-hidden="true" />
            <Text truncate {...(view ? {} : { hideBelow: 'md' })}>
              {name}
            </Text>
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="min(15rem, 90vw)" maxW="min(24rem, 90vw)" maxH="70dvh" overflowY="auto">
              <ViewLinks views={data?.savedViews ?? []} current={view?.id} linkOf={address.linkOf} />
              <Menu.Separator />
              <ViewItems address={address} actions={actions} onName={setNaming} />
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {address.isMissing ? (
        <Text color="fg.muted" alignSelf="center">
          {t('notFound')}
        </Text>
      ) : null}
      {naming === 'new' ? (
        <ViewNameDialog
          title={t('saveNewTitle')}
          initial=""
          onSave={(text) => actions.saveNew(text, address.query)}
          onClose={() => setNaming(null)}
        >
          {t('saveText')}
        </ViewNameDialog>
      ) : null}
      {naming === 'rename' && view ? (
        <ViewNameDialog
          title={t('renameTitle')}
          initial={view.name}
          onSave={(text) => actions.rename(view, text)}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}

type Address = ReturnType<typeof useViewAddress>;

interface ViewLinksProps {
  readonly views: readonly Parameters<Address['linkOf']>[0][];
  readonly current: string | undefined;
  readonly linkOf: Address['linkOf'];
}

function ViewLinks({ views, current, linkOf }: ViewLinksProps) {
  const t = useTexts(viewTexts);
  if (views.length === 0) {
    return (
      <Text px="2" py="2" color="fg.muted" textStyle="sm">
        {t('none')}
      </Text>
    );
  }
  return views.map((view) => (
    <Menu.Item key={view.id} value={view.id} minH="11" asChild>
      <Link {...linkOf(view)} aria-current={view.id === current ? 'true' : undefined}>
        <Check aria-hidden="true" size={16} style={{ visibility: view.id === current ? undefined : 'hidden' }} />
        <Text truncate>{view.name}</Text>
      </Link>
    </Menu.Item>
  ));
}

interface ViewItemsProps {
  readonly address: Address;
  readonly actions: ReturnType<typeof useViewActions>;
  readonly onName: (naming: 'new' | 'rename') => void;
}

function ViewItems({ address: { view, isChanged, query }, actions, onName }: ViewItemsProps) {
  const t = useTexts(viewTexts);
  return (
    <>
      {view && isChanged ? (
        <Menu.Item value="changes" minH="11" onClick={() => actions.saveChanges(view, query)}>
          {t('saveChanges', { name: view.name })}
        </Menu.Item>
      ) : null}
      <Menu.Item value="new" minH="11" onClick={() => onName('new')}>
        {t('saveNew')}
      </Menu.Item>
      {view ? (
        <>
          <Menu.Item value="rename" minH="11" onClick={() => onName('rename')}>
            {t('rename', { name: view.name })}
          </Menu.Item>
          <Menu.Item value="remove" minH="11" onClick={() => actions.remove(view)}>
            {t('remove', { name: view.name })}
          </Menu.Item>
        </>
      ) : null}
    </>
  );
}
