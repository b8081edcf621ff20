import { expect, it } from 'vitest';
import { sitemapIndex } from './sitemap.ts';

it('a sitemap stays XML whatever the Host header was', () => {
  const text = sitemapIndex('http://a&b"<c>');
  expect(text).toContain('<loc>http://a&amp;b&quot;&lt;c&gt;/sitemaps/common.xml</loc>');
});
