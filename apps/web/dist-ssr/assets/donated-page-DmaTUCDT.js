import { _ as require_react, a as Z, c as require_jsx_runtime, i as I, n as Button, o as v, x as __toESM } from "./icon-BzQdmBm7.js";
import { A as useBaseQuery, E as useSearch, M as hasNextPage, N as hasPreviousPage, a as cloud, f as Empty, h as Skeleton, j as QueryObserver, m as LoadingRing, n as Page, p as ErrorNotice, w as useNavigate, y as NavButton } from "../entry-server.js";
import { t as Lead } from "./section-DSKj5PWa.js";
import { i as NameBoard, r as SelectField, t as useBoardDay } from "./board-day-Db8qvTeF.js";
import { t as SearchIcon } from "./search-CFuUl_WQ.js";
import { t as errorText } from "./error-text-CdgfZROe.js";
import { n as hanNumber, o as useBooks, r as isUpright, t as hanCount } from "./han-number-DQLlyMvw.js";
// ../../../main/node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js
/**
* An `InfiniteQueryObserver` extends `QueryObserver` to observe and switch
* between infinite queries. It augments the base `QueryObserverResult` with
* infinite-query-specific fields and methods, such as `hasNextPage` and
* `fetchNextPage`, and is the primitive that framework adapters (e.g.
* `useInfiniteQuery`) build their hooks on top of.
* @example
* ```ts
* const observer = new InfiniteQueryObserver(queryClient, {
*   queryKey: ['projects'],
*   queryFn: ({ pageParam }) => fetchProjects(pageParam),
*   initialPageParam: 0,
*   getNextPageParam: (lastPage) => lastPage.nextCursor,
* })
*
* const unsubscribe = observer.subscribe((result) => console.log(result))
* ```
*/
var InfiniteQueryObserver = class extends QueryObserver {
	constructor(client, options) {
		super(client, options);
	}
	bindMethods() {
		super.bindMethods();
		this.fetchNextPage = this.fetchNextPage.bind(this);
		this.fetchPreviousPage = this.fetchPreviousPage.bind(this);
	}
	/**
	* Updates the observer's options. Behaves the same as
	* `QueryObserver.setOptions`, additionally marking the options as
	* belonging to an infinite query before delegating to the base
	* implementation.
	* @param options - The new infinite query observer options.
	*/
	setOptions(options) {
		options._type = "infinite";
		super.setOptions(options);
	}
	/**
	* The infinite-query counterpart of {@link QueryObserver#getOptimisticResult}, marking the
	* options as an infinite query before delegating to it. Called by framework adapters (e.g.
	* `useInfiniteQuery`) ahead of subscribing, to compute the current `InfiniteQueryObserverResult`
	* synchronously.
	* @param options - The defaulted infinite query observer options to compute the result for.
	* @returns The result for the given options.
	*/
	getOptimisticResult(options) {
		options._type = "infinite";
		return super.getOptimisticResult(options);
	}
	/**
	* Fetches the next page of the infinite query and returns a promise that
	* resolves with the resulting `InfiniteQueryObserverResult`. The page
	* param used for the fetch is determined by `getNextPageParam`, which
	* receives the current pages/page params and whose result also determines
	* `hasNextPage`.
	* @param options - Set `cancelRefetch` to `false` to ignore the call while a fetch is running,
	* and `throwOnError` to `true` to reject when the fetch fails.
	* @returns A promise that resolves with the result after the next page is fetched. With
	* `cancelRefetch: false`, a running fetch is reused instead, so the next page may not be fetched.
	* @see {@link InfiniteQueryObserver#fetchPreviousPage}
	* @example
	* ```ts
	* const { hasNextPage } = observer.getCurrentResult()
	*
	* if (hasNextPage) {
	*   await observer.fetchNextPage()
	* }
	* ```
	*/
	fetchNextPage(options) {
		return this.fetch({
			...options,
			meta: { fetchMore: { direction: "forward" } }
		});
	}
	/**
	* Fetches the previous page of the infinite query and returns a promise
	* that resolves with the resulting `InfiniteQueryObserverResult`. The page
	* param used for the fetch is determined by `getPreviousPageParam`, which
	* receives the current pages/page params and whose result also determines
	* `hasPreviousPage`.
	* @param options - Set `cancelRefetch` to `false` to ignore the call while a fetch is running,
	* and `throwOnError` to `true` to reject when the fetch fails.
	* @returns A promise that resolves with the result after the previous page is fetched. With
	* `cancelRefetch: false`, a running fetch is reused instead, so the previous page may not be fetched.
	* @see {@link InfiniteQueryObserver#fetchNextPage}
	* @example
	* ```ts
	* const { hasPreviousPage } = observer.getCurrentResult()
	*
	* if (hasPreviousPage) {
	*   await observer.fetchPreviousPage()
	* }
	* ```
	*/
	fetchPreviousPage(options) {
		return this.fetch({
			...options,
			meta: { fetchMore: { direction: "backward" } }
		});
	}
	createResult(query, options) {
		const { state } = query;
		const parentResult = super.createResult(query, options);
		const { isFetching, isRefetching, isError, isRefetchError } = parentResult;
		const fetchDirection = state.fetchMeta?.fetchMore?.direction;
		const isFetchNextPageError = isError && fetchDirection === "forward";
		const isFetchingNextPage = isFetching && fetchDirection === "forward";
		const isFetchPreviousPageError = isError && fetchDirection === "backward";
		const isFetchingPreviousPage = isFetching && fetchDirection === "backward";
		return {
			...parentResult,
			fetchNextPage: this.fetchNextPage,
			fetchPreviousPage: this.fetchPreviousPage,
			hasNextPage: hasNextPage(options, state.data),
			hasPreviousPage: hasPreviousPage(options, state.data),
			isFetchNextPageError,
			isFetchingNextPage,
			isFetchPreviousPageError,
			isFetchingPreviousPage,
			isRefetchError: isRefetchError && !isFetchNextPageError && !isFetchPreviousPageError,
			isRefetching: isRefetching && !isFetchingNextPage && !isFetchingPreviousPage
		};
	}
};
// ../../../main/node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js
function useInfiniteQuery(options, queryClient) {
	return useBaseQuery(options, InfiniteQueryObserver, queryClient);
}
// ../../../main/packages/ui/src/reach-bottom.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** An unseen line at the end of a list. */
function ReachBottom({ onReach, disabled, distancePx = 50 }) {
	const line = (0, import_react.useRef)(null);
	const reach = (0, import_react.useRef)(onReach);
	reach.current = onReach;
	(0, import_react.useEffect)(() => {
		if (!line.current || disabled) return;
		const watch = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) reach.current();
		}, { rootMargin: `0px 0px ${distancePx}px 0px` });
		watch.observe(line.current);
		return () => watch.disconnect();
	}, [disabled, distancePx]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: line,
		"aria-hidden": "true",
		style: { height: 1 }
	});
}
// src/features/sponsor/donors/use-donors.ts
/** The donors of one book, or of all, in pages of twenty; the first answers are kept for when there is no network. */
function useDonors(bookId) {
	const language = Z();
	return useInfiniteQuery({
		queryKey: [
			"sponsor",
			"donors",
			bookId,
			language
		],
		queryFn: ({ pageParam }) => cloud.sponsor.donors({
			bookId,
			after: pageParam,
			language
		}, { customUI: true }),
		initialPageParam: null,
		getNextPageParam: (page) => page.next,
		meta: { keep: true }
	});
}
/** Donors as they come, newest first, parted by day. */
function byDay(donors) {
	const days = [];
	for (const donor of donors) {
		const last = days[days.length - 1];
		if (last?.day === donor.day) last.donors.push(donor);
		else days.push({
			day: donor.day,
			donors: [donor]
		});
	}
	return days;
}
// src/features/sponsor/donors/board.tsx
/** The names in order of time, each day a column among them. */
function Board({ donors }) {
	const t = v("sponsor");
	const language = Z();
	const boardDay = useBoardDay();
	const upright = isUpright(language);
	const copies = (n) => upright ? t("donated.copies", { n: hanNumber(n, language) }) : t("money.copies", { n });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameBoard, {
		label: t("donated.board"),
		days: byDay(donors).map(({ day, donors: names }, part) => ({
			date: day,
			label: boardDay(day),
			names: names.map((donor, index) => ({
				id: `${part}-${index}`,
				name: donor.name ?? t("donated.anonymous"),
				note: copies(donor.copies)
			}))
		}))
	});
}
var donors_module_default = {
	filter: "_filter_7c81v_1",
	more: "_more_7c81v_4",
	waiting: "_waiting_7c81v_10"
};
// src/features/sponsor/donated-page.tsx
var ALL = "all";
/** 功德芳名: who has sponsored, in order of time. */
function DonatedPage() {
	const t = v("sponsor");
	const shell = v("shell");
	const format = I();
	const language = Z();
	const navigate = useNavigate();
	const { book } = useSearch();
	const { books } = useBooks();
	const donors = useDonors(book ?? null);
	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = donors;
	const totals = data?.pages[data.pages.length - 1];
	const list = data?.pages.flatMap((page) => page.donors) ?? [];
	const upright = isUpright(language);
	function filter(value) {
		navigate({
			to: "/donated",
			search: value === ALL ? {} : { book: value },
			replace: true
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
		onRefresh: donors.refetch,
		barActions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NavButton, {
			label: shell("nav.search"),
			href: "#/search",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchIcon, {})
		}),
		children: [
			totals && totals.total > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lead, {
				title: t("donated.title", { n: upright ? hanCount(totals.total, language) : totals.total }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(totals.anonymousCount > 0 ? "donated.text" : "donated.textAllNamed", {
					copies: format.number(totals.totalCopies),
					anonymous: format.number(totals.anonymousCount)
				}) })
			}) : null,
			books && books.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: donors_module_default.filter,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectField, {
					label: t("donated.filter"),
					value: book ?? ALL,
					onChange: (event) => filter(event.target.value),
					options: [{
						value: ALL,
						label: t("donated.all")
					}, ...books.map((one) => ({
						value: one.id,
						label: one.title
					}))]
				})
			}) : null,
			list.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Board, { donors: list }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: donors_module_default.more,
					children: isFetchingNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadingRing, { label: t("donated.loading") }) : isFetchNextPageError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						onClick: () => void fetchNextPage(),
						children: t("donated.moreFailed")
					}) : hasNextPage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						onClick: () => void fetchNextPage(),
						children: t("donated.more")
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "yg-note",
						children: t("donated.end")
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachBottom, {
					disabled: !hasNextPage || isFetchingNextPage || isFetchNextPageError,
					onReach: () => void fetchNextPage()
				})
			] }) : donors.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, {
				title: t("donated.failed"),
				retryLabel: t("entry.retry"),
				busy: donors.isFetching,
				onRetry: () => void donors.refetch(),
				children: errorText(donors.error)
			}) : data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {
				title: t("donated.emptyTitle"),
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					href: "#/",
					children: t("result.toSponsorFirst")
				}),
				children: t("donated.emptyHint")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: donors_module_default.waiting,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
					kind: "columns",
					label: t("donated.loading")
				})
			})
		]
	});
}
export { DonatedPage as default };
