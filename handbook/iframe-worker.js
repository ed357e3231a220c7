// Browsers start no worker for a page that is opened from the disk. There the search runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      // Each side gets a copy, as from a worker.
      inside.postMessage = (data) => this.later(() => this.onmessage, data);
      this.ready = new Promise((done) => {
        const script = this.frame.contentDocument.createElement('script');
        script.src = new URL(url, location.href).href;
        script.onload = () => done(inside);
        script.onerror = (event) => this.onerror?.(event);
        this.frame.contentDocument.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then((inside) => this.later(() => inside.onmessage, data));
    }

    later(listener, data) {
      const copy = structuredClone(data);
      setTimeout(() => listener()?.({ data: copy }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
