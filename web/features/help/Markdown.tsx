import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import ReactMarkdown from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { safeLink } from './safe-link.ts';

const Prose = chakra('div', {
  base: {
    maxW: '70ch',
    lineHeight: '1.7',
    '& h1': { fontSize: '3xl', fontWeight: 'bold', letterSpacing: '-0.025em', lineHeight: '1.2', mb: '4' },
    '& h2': { fontSize: 'xl', fontWeight: 'semibold', letterSpacing: '-0.015em', mt: '9', mb: '3' },
    '& h3': { fontSize: 'md', fontWeight: 'semibold', mt: '6', mb: '2' },
    '& p': { my: '3' },
    '& ul': { listStyleType: 'disc', ps: '6', my: '3' },
    '& ol': { listStyleType: 'decimal', ps: '6', my: '3' },
    '& li': { my: '1.5', ps: '1' },
    '& li::marker': { color: 'fg.subtle' },
    '& hr': { my: '8', borderColor: 'border' },
    '& a': { color: 'brand.fg', fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& code': { fontFamily: 'mono', fontSize: '0.9em', bg: 'bg.muted', rounded: 'sm', px: '1.5', py: '0.5' },
    '& pre': { bg: 'bg.muted', rounded: 'l2', p: '4', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: '4' },
    '& pre code': { bg: 'transparent', p: '0' },
    '& blockquote': { borderStartWidth: '3px', borderColor: 'brand.solid', ps: '4', color: 'fg.muted', my: '4' },
    '& table': { w: 'full', my: '4', textStyle: 'sm' },
    '& th': { textAlign: 'start', fontWeight: 'semibold', borderBottomWidth: '2px', py: '2', pe: '4' },
    '& td': { borderBottomWidth: '1px', py: '2', pe: '4', verticalAlign: 'top' },
  },
});

/** A link in a guide: internal ones stay in the app, external ones open a new tab, disabled ones are plain text. */
function GuideLink({ href = '', children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  if (href === '') return <span>{children}</span>;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Renders Markdown without HTML and with safe links only. */
export function Markdown({ children }: { readonly children: string }) {
  return (
    <Prose>
      <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={safeLink} components={{ a: GuideLink }}>
        {children}
      </ReactMarkdown>
    </Prose>
  );
}
