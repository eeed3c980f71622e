import {html} from 'lit/html.js';

/**
 * The panel: tabs, and what the chosen one holds.
 * @template {string} Tab
 * @param {{tabs: readonly Tab[], chosen: Tab, choose: (tab: Tab) => void, words: (key: string) => string, body: unknown, above?: unknown}} panel above: what stands above them; alone where there are none
 */
export function renderTabs({tabs, chosen, choose, words, body, above}) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const way = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!way) return;
    event.preventDefault();
    // From the tab that has the focus: keys may come faster than frames.
    const from = /** @type {HTMLElement} */ (event.target);
    const all = /** @type {HTMLElement[]} */ ([...(from.parentElement?.children ?? [])]);
    const next = (all.indexOf(from) + way + tabs.length) % tabs.length;
    choose(tabs[next]);
    all[next].focus({preventScroll: true});
  }
  return html`<section class="panel" aria-label=${words('panel-label')}>
    ${above || null}${tabs.length > 0 ? renderAll() : null}
  </section>`;

  function renderAll() {
    return html`<div class="tabs" role="tablist" @keydown=${onKey}>
      ${tabs.map(
        (tab) => html`<button
          class="tab"
          role="tab"
          type="button"
          id="tab-${tab}"
          aria-selected=${tab === chosen}
          aria-controls="tab-panel"
          tabindex=${tab === chosen ? 0 : -1}
          @click=${() => choose(tab)}
        >${words(`tab-${tab}`)}</button>`,
      )}
    </div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" tabindex="0" aria-labelledby="tab-${chosen}">
      ${body}
    </div>`;
  }
}
