// Runs in browsers that are too old for the portal's code, and before that code has loaded. It is not built, so it uses only syntax that every
// browser can read.
(function () {
  'use strict';

  /** Checks the newest features that the portal needs: Chrome 108, Safari 16.4 and Firefox 112 have all of them. */
  function isYoungEnough() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        typeof structuredClone === 'function' &&
        typeof Array.prototype.findLast === 'function' &&
        typeof AbortSignal.timeout === 'function' &&
        typeof HTMLDialogElement === 'function' &&
        'inert' in HTMLElement.prototype &&
        CSS.supports('height', '1dvh') &&
        new RegExp('(?<=a)b').test('ab')
      );
    } catch (error) {
      return false;
    }
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function showNotice() {
    var styles = add(document.getElementsByTagName('head')[0], 'link');
    styles.rel = 'stylesheet';
    styles.href = '/browser-notice.css';
    document.getElementById('root').setAttribute('hidden', '');

    var notice = add(document.body, 'div');
    notice.className = 'browser-notice';
    notice.setAttribute('role', 'main');
    add(notice, 'h1', 'Browser ini terlalu lama untuk portal');
    add(notice, 'p', 'Perbarui browser Anda, atau buka portal dengan salah satu browser ini:');
    var list = add(notice, 'ul');
    add(list, 'li', 'Chrome atau Edge versi 109 atau lebih baru');
    add(list, 'li', 'Firefox versi 115 atau lebih baru');
    add(list, 'li', 'Safari versi 16.4 atau lebih baru (iPhone dan iPad: iOS 16.4)');
    add(notice, 'p', 'Data Anda aman di server: lanjutkan di sana dengan akun yang sama.');

    var label = add(notice, 'label', 'Alamat untuk dibuka di browser lain');
    label.htmlFor = 'browser-notice-address';
    var address = add(notice, 'input');
    address.id = 'browser-notice-address';
    address.readOnly = true;
    address.value = location.href;
    var button = add(notice, 'button', 'Salin alamat');
    button.type = 'button';
    var told = add(notice, 'p');
    told.setAttribute('role', 'status');
    button.onclick = function () {
      address.focus();
      address.select();
      var copied = false;
      try {
        copied = document.execCommand('copy');
      } catch (error) {
        // the user can copy the selected text
      }
      told.textContent = copied ? 'Alamat tersalin.' : 'Salin alamat yang terpilih itu.';
    };
  }

  /**
   * The prerendered HTML does not know the query, so a link to sign-up pressed before the code has loaded would lose `next`. The browser
   * follows it: while the page hydrates, the router knows only the prerendered address.
   */
  function keepNext(event) {
    var next = new URLSearchParams(location.search).get('next');
    var link = event.target.closest('a[href^="/login?"]');
    if (!next || !link || /[?&]next=/.test(link.search)) return;
    link.search += '&next=' + encodeURIComponent(next);
    event.stopPropagation();
  }

  if (!isYoungEnough()) showNotice();
  else document.addEventListener('click', keepNext, true);
})();
