import { describe, expect, test } from 'vitest';
import { findTopBarMark } from '../../../src/domain/site/top-bar-icon';

describe('the mark of an item of the top bar', () => {
  test.each([
    ['https://www.facebook.com/agence', 'facebook', 'Facebook'],
    ['https://nl-nl.facebook.com/agence', 'facebook', 'Facebook'],
    ['https://fb.me/agence', 'facebook', 'Facebook'],
    ['https://instagram.com/agence/', 'instagram', 'Instagram'],
    ['https://be.linkedin.com/company/agence', 'linkedin', 'LinkedIn'],
    ['https://youtu.be/abc', 'youtube', 'YouTube'],
    ['https://www.youtube.com/@agence', 'youtube', 'YouTube'],
    ['HTTPS://TWITTER.COM/agence', 'x', 'X'],
    ['https://x.com/agence', 'x', 'X'],
    ['https://wa.me/32470123456', 'whatsapp', 'WhatsApp'],
    ['https://api.whatsapp.com/send?phone=32', 'whatsapp', 'WhatsApp'],
    ['https://www.tiktok.com/@agence', 'external', 'tiktok.com'],
    ['https://notfacebook.com/', 'external', 'notfacebook.com'],
    ['https://agence.example:8443/x', 'external', 'agence.example'],
    ['/for-sale/', undefined, undefined],
    ['mailto:info@agence.example', undefined, undefined],
    ['', undefined, undefined],
  ])('that leads to %s', (link, icon, name) => {
    expect(findTopBarMark('', link)).toEqual({ icon, name });
    expect(findTopBarMark('fa fa-rocket', link)).toEqual({ icon, name });
  });

  test('is the icon that it names first', () => {
    expect(findTopBarMark('phone', 'https://wa.me/32470123456')).toEqual({
      icon: 'phone',
      name: 'WhatsApp',
    });
    expect(findTopBarMark('fab fa-facebook-f', '')).toEqual({ icon: 'facebook', name: 'Facebook' });
  });
});
