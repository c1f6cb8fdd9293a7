/** What this client shows; the app draws it. */
export interface CloudUi {
  showLoading(options: { title: string; mask: boolean }): void;
  hideLoading(): void;
  /** Resolves true when the visitor confirms. */
  showModal(options: {
    title: string;
    content: string;
    showCancel: boolean;
    confirmText: string;
    cancelText: string;
  }): Promise<boolean>;
  showToast(options: { title: string; durationMs: number }): void;
}

/** The words this client needs, in the language of the moment. */
export interface CloudTexts {
  /** '加载中...' */
  readonly loading: string;
  /** '提示' */
  readonly notice: string;
  /** '确定' */
  readonly confirm: string;
  /** '重试' */
  readonly retry: string;
  /** '取消' */
  readonly cancel: string;
  readonly network: string;
  readonly timeout: string;
  readonly system: string;
  /** '文件上传失败' */
  readonly upload: string;
}

/** One indicator for any number of requests: shown with the first, hidden with the last. */
export function loadingIndicator(ui: CloudUi): (title: string, mask: boolean) => () => void {
  let shown = 0;
  return (title, mask) => {
    shown += 1;
    if (shown === 1) ui.showLoading({ title, mask });
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      shown -= 1;
      if (shown === 0) ui.hideLoading();
    };
  };
}
