import { Button, Flex, IconButton } from '@chakra-ui/react';
import { Languages, Moon, Sun } from 'lucide-react';
import { useColorMode } from '../theme/color-mode.ts';
import { chooseLanguage, useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

/** Language and color mode, for pages without a user menu. */
export function DisplayControls() {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const { mode, toggle } = useColorMode();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Flex gap="1">
      <Button variant="ghost" lang={other} onClick={() => chooseLanguage(other)}>
        <Languages aria-hidden="true" /> {other === 'es' ? 'Español' : 'English'}
      </Button>
      <IconButton variant="ghost" aria-label={t(mode === 'dark' ? 'lightMode' : 'darkMode')} onClick={toggle}>
        {mode === 'dark' ? <Sun /> : <Moon />}
      </IconButton>
    </Flex>
  );
}
