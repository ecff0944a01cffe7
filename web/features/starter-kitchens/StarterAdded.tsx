import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { paths, to } from '../../platform/paths.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AddStarterKitchenMutation } from './starter-kitchens.generated.ts';
import { starterTexts } from './texts.ts';

/** What was added, and the way to the first prep list. */
export function StarterAdded({ added }: { readonly added: AddStarterKitchenMutation['addStarterKitchen'] }) {
  const t = useTexts(starterTexts);
  const { items, recipes, parLines, lineChecks } = added;
  return (
    <Panel title={t('done')} description={t('doneText', { items, recipes, parLines, lineChecks })}>
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to={paths.tasks}>{t('buildList')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={to.tasksTab('par')}>{t('openPar')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.adminDashboard}>{t('back')}</Link>
        </Button>
      </Flex>
    </Panel>
  );
}
