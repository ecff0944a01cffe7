import { Button, SimpleGrid } from '@chakra-ui/react';
import { ChefHat, ClipboardList, ShieldCheck } from 'lucide-react';
import { roles } from '#schema/vocabulary.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sessionTexts } from './texts.ts';
import type { useSignIn } from './useSignIn.ts';

const icons = { cook: ChefHat, manager: ClipboardList, admin: ShieldCheck };

interface DemoButtonsProps {
  readonly signIn: ReturnType<typeof useSignIn>;
  readonly onRefused?: (message: string | null) => void;
}

/** Cook, Manager and Admin: each opens the demo kitchen in that role. */
export function DemoButtons({ signIn, onRefused }: DemoButtonsProps) {
  const t = useTexts(sessionTexts);
  return (
    <SimpleGrid minChildWidth="5.5rem" gap="2">
      {roles.map((role) => {
        const Icon = icons[role];
        return (
          <Button
            key={role}
            variant="outline"
            // On a phone the longest label, in Spanish, does not fit beside its icon.
            flexDirection={{ base: 'column', md: 'row' }}
            px={{ base: '1', md: '2' }}
            minH="16"
            gap={{ base: '1', md: '2' }}
            fontSize="sm"
            loading={signIn.pending === role}
            loadingText={t(role)}
            onClick={() => void signIn.demoLogin(role).then(onRefused)}
          >
            <Icon aria-hidden="true" /> {t(role)}
          </Button>
        );
      })}
    </SimpleGrid>
  );
}
