import { spawnSync } from 'node:child_process';
import { withDatabase } from './database.mjs';
import { runServerCode } from './generate.mjs';
import { installPackages, newNode, root } from './install.mjs';

/** `npm run migration NAME`: writes a migration for the difference between entities and migrations (docs/migrations.md). */
installPackages();
try {
  await withDatabase((url) => {
    process.stdout.write(runServerCode(['api/app/make-migration.ts', url, process.argv[2] ?? '']));
  });
  spawnSync(newNode(), ['node_modules/oxfmt/bin/oxfmt', 'api/migrations'], { cwd: root, stdio: 'ignore' });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
