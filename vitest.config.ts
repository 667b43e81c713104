import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: {
          name: 'worker',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/scripts/**', 'test/architecture.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          include: ['test/scripts/**/*.test.ts', 'test/architecture.test.ts'],
        },
      },
    ],
  },
});
